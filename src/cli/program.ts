/** How the programs take their arguments: what is wrong with them is told in one line, with exit code 2. */

const usageCause = 'usage'

/** Ends a program whose arguments make no sense. */
export const complain = (complaint: string): never => {
  throw new Error(complaint, { cause: usageCause })
}

const isAboutArguments = (thrown: unknown): thrown is Error =>
  thrown instanceof Error &&
  (thrown.cause === usageCause || ('code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS')))

export const runProgram = async (usage: string, main: () => void | Promise<void>): Promise<void> => {
  try {
    await main()
  } catch (thrown) {
    if (!isAboutArguments(thrown)) throw thrown
    console.error(`${thrown.message}\nusage: ${usage}`)
    process.exitCode = 2
  }
}

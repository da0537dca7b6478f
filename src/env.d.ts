/** The Worker's bindings, as `wrangler.toml` declares them. */

/**
 * A table answers plain data only, so its calls keep their own types. (The generic stub type maps every
 * answer through itself and cannot end on JSON of any depth.)
 */
type TableNamespace = {
  getByName(name: string): import('./table/types.ts').TableCalls & Pick<Fetcher, 'fetch'>
} & DurableObjectNamespace

/** Plain data as well. */
type PainterNamespace = {
  getByName(name: string): import('./web/preview/painter.ts').PainterCalls
} & DurableObjectNamespace

declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

declare namespace Cloudflare {
  interface Env {
    readonly TABLE: TableNamespace
    readonly PLAYER: DurableObjectNamespace<import('./players/player.ts').Player>
    readonly KEYS: DurableObjectNamespace<import('./players/keys.ts').Keys>
    readonly CODES: DurableObjectNamespace<import('./players/codes.ts').Codes>
    readonly PAINTER: PainterNamespace
    readonly ASSETS: Fetcher
    readonly OPEN_LIMIT: RateLimit
    readonly SIT_LIMIT: RateLimit
    readonly TALK_LIMIT: RateLimit
    readonly CODE_LIMIT: RateLimit
    /** Signs tokens; without it the service makes a key of its own. */
    readonly SIGNING_KEY?: string
  }

  interface GlobalProps {
    mainModule: typeof import('./index.ts')
    durableNamespaces: 'Table' | 'Player' | 'Keys' | 'Codes' | 'Painter'
  }
}

type Env = Cloudflare.Env

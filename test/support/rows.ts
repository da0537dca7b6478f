/** Storage that works as it always does, and tells how many rows were written through it. */

export const countingRows = (storage: DurableObjectStorage) => {
  const cursors: { readonly rowsWritten: number }[] = []
  const sql = overriding(storage.sql, {
    exec: <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]) => {
      const cursor = storage.sql.exec<T>(query, ...values)
      cursors.push(cursor)
      return cursor
    },
  })
  return {
    storage: overriding(storage, { sql }),
    /** Rows written since this was last asked, as they are billed. */
    rowsWritten: (): number => cursors.splice(0).reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
  }
}

/** A native object's methods work on the object itself alone. */
const overriding = <T extends object>(target: T, own: Partial<T>): T =>
  new Proxy(target, {
    get: (_, key) => {
      if (Object.hasOwn(own, key)) return Reflect.get(own, key)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

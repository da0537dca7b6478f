/** The Worker's bindings, as `wrangler.toml` declares them. */

/**
 * Tables, people and groups answer plain data only, so their calls keep their own types. (The generic stub type maps every
 * answer through itself and cannot end on JSON of any depth.)
 */
type TableNamespace = {
  getByName(name: string): import('./table/types.ts').TableCalls & Pick<Fetcher, 'fetch'>
} & DurableObjectNamespace

type PlayerNamespace = {
  getByName(
    name: string,
  ): import('./players/types.ts').PlayerCalls & import('./dispatch/post.ts').OwnerCalls & DurableObjectStub
} & DurableObjectNamespace

type GroupNamespace = {
  getByName(
    name: string,
  ): import('./table/types.ts').GroupCalls & import('./dispatch/post.ts').OwnerCalls & DurableObjectStub
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
    readonly PLAYER: PlayerNamespace
    readonly KEYS: DurableObjectNamespace<import('./players/keys.ts').Keys>
    readonly CODES: DurableObjectNamespace<import('./players/codes.ts').Codes>
    readonly GROUP: GroupNamespace
    readonly PAINTER: PainterNamespace
    readonly ASSETS: Fetcher
    readonly OPEN_LIMIT: RateLimit
    readonly SIT_LIMIT: RateLimit
    readonly TALK_LIMIT: RateLimit
    readonly CODE_LIMIT: RateLimit
    readonly CALL_LIMIT: RateLimit
    /** Signs tokens; without it the service makes a key of its own. */
    readonly SIGNING_KEY?: string
    /** Sends mail; without it, or without an address to send from, nobody is offered any. */
    readonly EMAIL?: SendEmail
    readonly MAIL_FROM?: string
    /** Tests alone set it, to 1: then the services that calls go to may be on this machine. */
    readonly NOTIFY_LOOPBACK?: string
  }

  interface GlobalProps {
    mainModule: typeof import('./index.ts')
    durableNamespaces: 'Table' | 'Player' | 'Group' | 'Keys' | 'Codes' | 'Painter'
  }
}

type Env = Cloudflare.Env

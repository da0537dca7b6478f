/** The Worker's bindings, as `wrangler.toml` declares them. */
declare namespace Cloudflare {
  interface Env {
    readonly TABLE: DurableObjectNamespace<import('./table/table.ts').Table>
    readonly PLAYER: DurableObjectNamespace<import('./players/player.ts').Player>
    readonly KEYS: DurableObjectNamespace<import('./players/keys.ts').Keys>
    readonly CODES: DurableObjectNamespace<import('./players/codes.ts').Codes>
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
    durableNamespaces: 'Table' | 'Player' | 'Keys' | 'Codes'
  }
}

type Env = Cloudflare.Env

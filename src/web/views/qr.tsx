/** An address as a QR code, drawn as one shape. */
import type { FC } from 'hono/jsx'
import { encode } from 'uqr'

export const QrCode: FC<{ address: string; label: string }> = ({ address, label }) => {
  const { data, size } = encode(address, { border: 0 })
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={shape(data)} />
    </svg>
  )
}

/** The dark modules, those that touch in a row as one box. */
const shape = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => rowShape(row, y)).join('')

const rowShape = (row: readonly boolean[], y: number): string => {
  const bits = row.map((dark) => (dark ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}

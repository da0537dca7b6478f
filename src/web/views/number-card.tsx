/** The cards of DistanTichu: a number, a line for each copy of it, and the way to the destination. */
import type { FC } from 'hono/jsx'
import type { Card } from '../../games/distantichu/cards.ts'
import { Shape, sprite } from './icon.tsx'
import { faceOfNumber, type NumberFace, type Way } from './number-face.ts'

const Figures: FC<{ figures: NumberFace['figures']; as: string }> = ({ figures, as }) => (
  <g class={as}>
    {figures.map(({ id, x }) => (
      <use href={`${sprite}#${id}`} x={x} />
    ))}
  </g>
)

const WaySign: FC<{ way: Way }> = ({ way }) =>
  way.towards === 'here' ? (
    <Shape as="goal" id="goal" />
  ) : (
    <>
      <Shape as={`way ${way.towards}`} id="way" />
      <Figures as="steps" figures={way.figures} />
    </>
  )

/** Silent without `says`: then the words are beside it. */
export const NumberCard: FC<{ card: Card; destination: Card | null; says?: string }> = ({
  card,
  destination,
  says,
}) => {
  const { figures, copies, costs, way } = faceOfNumber(card, destination)
  return (
    <>
      <svg class={costs ? 'card h' : 'card s'} viewBox="0 0 100 140" aria-hidden="true" data-number={card}>
        <Figures as="r" figures={figures} />
        <path class="copies" d={copies} />
        {costs && <Shape as="cost" id="cost" />}
        {way !== null && <WaySign way={way} />}
      </svg>
      {says !== undefined && <span class="vh">{says}</span>}
    </>
  )
}

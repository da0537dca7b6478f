/** What samples come to. */
import type { Sample } from './load.ts'

/** Milliseconds. */
export type Figures = {
  readonly cpuAMove: number
  readonly movesASecond: number
  readonly p50: number
  readonly p99: number
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

export const median = (values: readonly number[]): number => at(values, 0.5)

/** Of all samples of a load together. */
export const figuresOf = (samples: readonly Sample[]): Figures => {
  const latencies = samples.flatMap((sample) => sample.latencies)
  const sum = (of: 'cpu' | 'wall') => samples.reduce((total, sample) => total + sample[of], 0)
  return {
    cpuAMove: sum('cpu') / latencies.length,
    movesASecond: (latencies.length * 1000) / sum('wall'),
    p50: median(latencies),
    p99: at(latencies, 0.99),
  }
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

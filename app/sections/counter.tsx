import { counterMs } from '#content/constants.ts'

interface CounterProps {
  prefix?: string
  value: number
  suffix?: string
}

/** app/browser/counters.ts animates it; screen readers get the final value. */
export function Counter({ prefix = '', value, suffix = '' }: CounterProps) {
  return (
    <>
      <span className="visually-hidden">{`${prefix}${value}${suffix}`}</span>{' '}
      <span aria-hidden="true" translate="no" data-value={value} data-ms={counterMs}>
        {`${prefix}${value}`}
        <span className={suffix === '%' ? 'percent' : undefined}>{suffix}</span>
      </span>
    </>
  )
}

import { counterMs } from '#content/constants.ts'

interface CounterProps {
  prefix?: string
  value: number
  suffix?: string
}

/**
 * A figure that counts up when it comes into view (app/browser/counters.ts). Screen readers get the final
 * value.
 */
export function Counter({ prefix = '', value, suffix = '' }: CounterProps) {
  return (
    <>
      <span className="visually-hidden">{`${prefix}${value}${suffix}`}</span>
      <span aria-hidden="true" translate="no" data-value={value} data-ms={counterMs}>
        {`${prefix}${value}`}
        <span className={suffix === '%' ? 'percent' : undefined}>{suffix}</span>
      </span>
    </>
  )
}

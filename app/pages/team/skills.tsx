import { useId } from 'react'
import { gauges } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Art } from '../../ui/art.tsx'

/** Spec: S-40 */
export function Skills() {
  const { title, items } = useContent().memberProfile.skills
  const id = useId()
  return (
    <section className="skills ground-ombre">
      <h2>{title}</h2>
      <ul>
        {items.map((skill) => (
          <li key={skill.title}>
            <Art of={gauges[skill.gauge]} alt="" bare />
            <h3 id={id + skill.gauge}>{skill.title}</h3>
            <b aria-hidden="true">{`${skill.percent}\u00a0%`}</b>
            <meter
              aria-labelledby={id + skill.gauge}
              value={skill.percent}
              min={0}
              max={100}
            >{`${skill.percent}\u00a0%`}</meter>
          </li>
        ))}
      </ul>
    </section>
  )
}

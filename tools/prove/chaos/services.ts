import type { SeededRandom } from '#art/seeded-random.ts'
import {
  emailJsSettings,
  type FakeAnswer,
  type Mishap,
  mailSettings,
  startFakeEmailJs,
  startFakeSmtp,
} from '../../test/fake-mail.ts'
import type { Taken } from './verdict.ts'

/** Events with their percentages; in the remaining cases, there is no event. */
export type Fates<Fate> = readonly (readonly [fate: Fate, share: number])[]

export function drawFrom<Fate>(random: SeededRandom, fates: Fates<Fate>): Fate | undefined {
  let drawn = random.integer(100)
  return fates.find(([, share]) => {
    drawn -= share
    return drawn < 0
  })?.[0]
}

/** Failures of a message; other messages are accepted. */
const mishaps: Fates<Mishap> = [
  ['reset', 4],
  ['hang', 1],
  ['lost', 6],
]
const smtpFates: Fates<number | Mishap> = [[451, 5], ...mishaps]
const refused = { status: 429, headers: { 'Retry-After': '1' } }
const hostedFates: Fates<FakeAnswer> = [[500, 4], [refused, 2], [429, 2], ...mishaps]

/**
 * Starts two randomly failing services and records accepted messages. `settingsOf` numbers each life of the
 * server.
 */
export async function startServices(random: SeededRandom) {
  const taken: Taken[] = []
  let calm = false
  const draw = <Fate>(fates: Fates<Fate>, taken: Fate) => {
    const fate = drawFrom(random, fates) ?? taken
    return calm ? taken : fate
  }

  const smtp = await startFakeSmtp({
    onMessage: () => draw(smtpFates, 250),
    onReceived: ({ envelope, mail, answered }) => {
      const [delivery = ''] = mail.messageId?.slice(1).split('@') ?? []
      taken.push({ channel: 'smtp', delivery, answered, life: lifeIn(envelope.from) })
    },
  })
  const emailJs = await startFakeEmailJs(
    () => draw(hostedFates, 200),
    ({ body }, answer) => {
      if (answer !== 200 && answer !== 'lost') return
      const { user_id, template_params } = body as {
        user_id: string
        template_params: { email: string }
      }
      const { email } = template_params
      taken.push({ channel: 'emailjs', email, answered: answer === 200, life: lifeIn(user_id) })
    },
  )
  const services = [smtp, emailJs]

  return {
    taken,
    settingsOf: (life: number) => ({
      ...mailSettings(smtp.url),
      MAIL_FROM: `life-${life}@graaand.example`,
      ...emailJsSettings(emailJs.origin),
      EMAILJS_PUBLIC_KEY: `life-${life}`,
    }),
    /** Makes one service refuse connections until the returned function is called. */
    async goAway() {
      const service = services[random.integer(services.length)]
      service?.goAway()
      return () => service?.comeBack()
    },
    calmDown() {
      calm = true
    },
    close: () => Promise.all([smtp.close(), emailJs.close()]),
  }
}

function lifeIn(signature: string): number {
  return Number(/^life-(\d+)/.exec(signature)?.[1])
}

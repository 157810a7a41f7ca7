import type { Access } from '../engine/engine.ts'

export function createChallenges({ transact }: Access) {
  return {
    async keepChallenge(challenge: string, personId: string | null, expiresAt: number) {
      const row = { challenge, person_id: personId, expires_at: expiresAt }
      await transact((trx) => trx.insertInto('challenges').values(row).execute())
    },

    /** Deletes a challenge; false when it was used, has expired or is another person's. */
    takeChallenge(challenge: string, personId: string | null, now: number) {
      return transact(async (trx) => {
        const taken = await trx
          .deleteFrom('challenges')
          .where('challenge', '=', challenge)
          .returning(['person_id', 'expires_at'])
          .executeTakeFirst()
        return taken !== undefined && taken.person_id === personId && taken.expires_at > now
      })
    },
  }
}

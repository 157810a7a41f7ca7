#!/usr/bin/env bash
# kysely 0.29.9, PostgreSQL (@electric-sql/pglite 0.5.17): a Migrator that gets a transaction, which it
# supports, reports “current transaction is aborted” for a missing right. The cause is lost: after the refusal it looks
# once more for its table, in the same transaction, and that query's error replaces the first one. Given the database
# itself, it reports the cause.
# Guess before: “permission denied for schema public” both times.
# Seen:
#   database: permission denied for schema public
#   transaction: current transaction is aborted, commands ignored until end of transaction block
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error kysely@0.29.9 @electric-sql/pglite@0.5.17 >/dev/null
cat >show.mjs <<'END'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
const pglite = new PGlite()
await pglite.exec(`create role guest; revoke create on schema public from public; set role guest`)
const db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
const up = (db) => db.schema.createTable('notes').addColumn('id', 'integer').execute()
const provider = { getMigrations: async () => ({ first: { up } }) }
const reasonOf = async (db) => (await new Migrator({ db, provider }).migrateToLatest()).error.message
console.log('database:', await reasonOf(db))
const transaction = await db.startTransaction().execute()
console.log('transaction:', await reasonOf(transaction))
await transaction.rollback().execute()
END
diff <(node show.mjs) <(cat <<'END'
database: permission denied for schema public
transaction: current transaction is aborted, commands ignored until end of transaction block
END
) && echo 'As described: the cause is lost.'

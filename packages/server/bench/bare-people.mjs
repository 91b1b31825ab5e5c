// Somebody as the answers of the bare server show them: columns of a query, and what is made of a row.
import { initials, publicName } from '@artel/core/format'

/** @param {string} as prefix of the columns; `u`, `k` and `f` are their row, their company and their picture */
export const personSql = (as) => {
  const [u, k, f] = ['u', 'k', 'f'].map((table) => `${as}_${table}`)
  return {
    columns: `${u}.id as ${as}_id, ${u}.first_name as ${as}_first, ${u}.last_name as ${as}_last, ${u}.role as ${as}_role,
      ${u}.last_visit_at as ${as}_visit, ${u}.created_at as ${as}_created, ${k}.business_type as ${as}_business,
      ${k}.short_name as ${as}_short, ${k}.verification_status as ${as}_verification, ${k}.verified_at as ${as}_verified,
      ${f}.id as ${as}_face, case when ${u}.role = 'EXECUTOR'
        then (select count(*)::int from tasks done where done.executor_id = ${u}.id and done.status = 'FINISHED')
        else (select count(*)::int from tasks own where own.author_id = ${u}.id and own.status = 'FINISHED') end as ${as}_finished`,
    /** @param {string} id */
    join: (id) => `join users ${u} on ${u}.id = ${id} left join companies ${k} on ${k}.user_id = ${u}.id
      left join files ${f} on ${f}.id = ${u}.avatar_id and ${f}.dead_at is null`,
  }
}

/** @typedef {Record<string, any>} Row */

/** @param {Row} row @param {string} as */
export function namesOf(row, as) {
  const business = row[`${as}_business`]
  const company = business && { businessType: business, shortName: row[`${as}_short`] }
  const person = { firstName: row[`${as}_first`], lastName: row[`${as}_last`], company }
  return { id: row[`${as}_id`], name: publicName(person), initials: initials(person), role: row[`${as}_role`] }
}

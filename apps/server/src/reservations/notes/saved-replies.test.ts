import { describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { addSavedReply, editSavedReply, listSavedReplies } from '@sarai/wire/desk/requests/saved-replies.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const keeper = callAs((await aStaffMember('catalogue')).token)
const clerk = callAs((await aStaffMember('reservations')).token)
const admin = callAs((await aStaffMember('admin')).token)

const asked = {
  nameEn: 'Hotel asked',
  nameFa: 'استعلام از هتل',
  textEn: 'We have asked {hotel} about {number}.',
  textFa: 'دربارهٔ درخواست {شماره} از {هتل} استعلام گرفتیم.',
  active: true,
}

describe('saved replies', () => {
  it('are kept by whoever keeps the settings and read by clerks; each change is in the log', async () => {
    const { id } = await keeper(addSavedReply, { body: asked })
    expect(await clerk(listSavedReplies, {})).toEqual([{ id, version: 1, ...asked }])
    const body = { ...asked, active: false, version: 1 }
    await keeper(editSavedReply, { params: { id }, body })
    expect(await clerk(listSavedReplies, {})).toEqual([{ id, ...asked, active: false, version: 2 }])
    await expect(keeper(editSavedReply, { params: { id }, body })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect(clerk(addSavedReply, { body: asked })).rejects.toMatchObject({ status: 403 })
    const { rows } = await admin(listActivity, { query: {} })
    expect(rows.map(({ what }) => what)).toEqual(expect.arrayContaining(['saved-reply-add', 'saved-reply-edit']))
  })

  it('name nothing that a request cannot have', async () => {
    for (const textEn of ['Dear {customer}', 'About {number', 'a } b']) {
      await expect(keeper(addSavedReply, { body: { ...asked, textEn } })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    }
  })

  it('are a hundred at most, also when two add the last one at once', async () => {
    await database.sql(`
      insert into saved_reply (name_en, name_fa, text_en, text_fa)
      select n, n, n, n from generate_series(1, 99 - (select count(*) from saved_reply)) n`)
    const outcomes = await Promise.allSettled([1, 2].map(() => keeper(addSavedReply, { body: asked })))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'TOO_MANY_REPLIES' } }])
    expect(await clerk(listSavedReplies, {})).toHaveLength(100)
  })
})

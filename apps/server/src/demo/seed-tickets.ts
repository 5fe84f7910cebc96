import type { AgencyId, TicketId, UserId } from '@sarai/domain/ground/ids.ts'
import { asTicketId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, StaffCaller, Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { markTicketRead, openTicket, switchTicket, writeTicket } from '#support/agency-tickets.ts'
import { assignTicket, markTicketMessagesRead, sendTicketMessage, switchDeskTicket } from '#support/desk-tickets.ts'

type Step = { says: string } | { hears: string } | 'desk reads' | 'agency reads' | 'taken' | 'closes' | 'desk closes'
type DemoTicket = { category: number; subject: string; text: string; since: readonly Step[] }

/** One in each state: new, read, answered and unread, going on, closed by either side. */
const demoTickets: Readonly<Record<string, readonly DemoTicket[]>> = {
  'Parvaz Asia': [
    {
      category: 1,
      subject: 'Rooms for a group of 24',
      text: 'For spring we plan a group of 24 people to Istanbul. May we ask for all the rooms at once?',
      since: [
        'desk reads',
        { hears: 'Gladly. Please make one request for each hotel; we put them on one contract.' },
        'agency reads',
        { says: 'Thank you, that is clear.' },
        'desk reads',
        'closes',
      ],
    },
    {
      category: 2,
      subject: 'Invoice in the name of our second office',
      text: 'Can the invoice of last month be made out to our office in Shiraz?',
      since: ['desk reads', 'taken', { hears: 'Yes. Please send us its national id, and we write it anew.' }],
    },
    {
      category: 5,
      subject: 'Our logo looks blurred on the voucher',
      text: 'Since yesterday our logo is blurred on printed vouchers. On the screen it is sharp.',
      since: [],
    },
  ],
  'ستاره گشت': [
    {
      category: 4,
      subject: 'دسترسی همکار جدید',
      text: 'همکار جدید ما دعوت‌نامه را دریافت نکرده است. لطفاً بررسی کنید.',
      since: ['desk reads'],
    },
    {
      category: 3,
      subject: 'قیمت نوروز هتل‌های آنتالیا',
      text: 'قیمت‌های نوروز آنتالیا از چه تاریخی اعلام می‌شود؟',
      since: [{ hears: 'از اول دی در لیست قیمت قرار می‌گیرد.' }, 'agency reads', 'desk closes'],
    },
  ],
}

const firstUser = query<{ agencyId: AgencyId }, { id: UserId }>(`
  select id from agency_user where agency_id = $agencyId and role = 'owner' order by id limit 1`)

export async function seedTickets(
  db: Database,
  visitor: Visitor & { agencyId: AgencyId },
  agencyName: string,
  clerk: StaffCaller,
): Promise<void> {
  const tickets = demoTickets[agencyName] ?? []
  if (tickets.length === 0) return
  const { agencyId } = visitor
  const { id: userId } = await db.look(clerk, firstUser.ask.one({ agencyId }))
  const agent: AgencyCaller = { ...visitor, kind: 'agency', userId, sessionId: 'demo', asked: 'nothing' }
  for (const { category, subject, text, since } of tickets) {
    const asked = { TicketCategory: category, Subject: subject, Content: text, Files: [] }
    const { Id } = await openTicket(db, agent, asked)
    await walk(db, { agent, clerk, ticketId: asTicketId(Id) }, since)
  }
}

type Talking = { agent: AgencyCaller; clerk: StaffCaller; ticketId: TicketId }

async function walk(db: Database, { agent, clerk, ticketId }: Talking, steps: readonly Step[]): Promise<void> {
  let last = 1
  for (const step of steps) {
    if (step === 'desk reads') await markTicketMessagesRead(db, clerk, ticketId, last)
    else if (step === 'agency reads') await markTicketRead(db, agent, ticketId, last)
    else if (step === 'taken') await assignTicket(db, clerk, ticketId, clerk.staffId)
    else if (step === 'closes') await switchTicket(db, agent, ticketId, true)
    else if (step === 'desk closes') await switchDeskTicket(db, clerk, ticketId, true)
    else if ('says' in step) {
      const said = { Content: step.says, LastSeenId: last, Files: [] }
      last = (await writeTicket(db, agent, ticketId, said)).Place
    } else {
      const said = { content: step.hears, lastSeen: last, files: [] }
      last = (await sendTicketMessage(db, clerk, ticketId, said)).id
    }
  }
}

import {
  listColleagues,
  listInvitations,
  type ColleagueDTO,
  type InvitationDTO,
} from '@sarai/wire/portal/colleagues.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'

export const nasrin: ColleagueDTO = {
  Id: 1,
  Version: 2,
  FirstName: 'Nasrin',
  LastName: 'Rahimi',
  Email: 'nasrin@parvazasia.example',
  Role: 'owner',
  RoleBy: null,
  IsDisabled: false,
  IsMe: true,
}
export const babak: ColleagueDTO = {
  ...nasrin,
  Id: 2,
  FirstName: 'Babak',
  Role: 'agent',
  Email: 'babak@parvazasia.example',
  IsMe: false,
}
/** Kept out. */
const sara: ColleagueDTO = {
  ...babak,
  Id: 3,
  FirstName: 'Sara',
  Email: 'sara@parvazasia.example',
  IsDisabled: true,
}

export const leila: InvitationDTO = {
  Id: 4,
  FirstName: 'Leila',
  LastName: 'Moradi',
  Email: 'leila@parvazasia.example',
  Role: 'accountant',
  InvitedBy: 'Nasrin Rahimi',
  SendDateTime: '2026-11-14T06:12:00Z',
  IsExpired: true,
}

export const aTeam = [answerTo(listColleagues, [nasrin, babak, sara]), answerTo(listInvitations, [leila])]

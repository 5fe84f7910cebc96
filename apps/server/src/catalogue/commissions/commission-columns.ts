/** The terms of a commission, as the wire tells them. */
export const termColumns = `
  commission.first_night as "firstNight", commission.last_night as "lastNight", commission.currency,
  commission.amount, commission.extra_amount as "extraAmount"`

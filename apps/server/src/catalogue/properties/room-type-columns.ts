/** A room type as the desk reads it. */
export const roomTypeColumns = `
  room_type.name_en as "nameEn", room_type.name_fa as "nameFa", room_type.view, room_type.board,
  room_type.base_capacity as "baseCapacity", room_type.extra_bed_allowed as "extraBedIsAllowed",
  room_type.child_with_bed_allowed as "childWithBedIsAllowed", room_type.child_no_bed_allowed as "childNoBedIsAllowed",
  room_type.extra_bed_and_child_with_bed_together as "extraBedAndChildWithBedAreAllowedTogether",
  room_type.base_price as "basePrice", room_type.child_no_bed_price as "childNoBedPrice",
  room_type.child_with_bed_price as "childWithBedPrice", room_type.extra_bed_price as "extraBedPrice",
  room_type.active`

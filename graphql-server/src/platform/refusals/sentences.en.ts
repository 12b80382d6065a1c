import type { Catalogue } from './catalogue';
import type { ThemeColour } from './sentence-codes';

const COLOURS_EN: Readonly<Record<ThemeColour, string>> = {
  accent: 'ornaments',
  action: 'buttons and links',
  bad: 'error messages',
  control: 'borders of fields',
  dusk: 'dark sections',
  good: 'messages of success',
  ground: 'the page',
  ink: 'text',
  line: 'lines',
  onAction: 'text on buttons',
  onDusk: 'text on dark sections',
  quiet: 'quiet text',
  raised: 'cards and fields',
  warning: 'warnings',
};

/** The server's messages to guests, in English. docs/errors.md says when they appear. */
export const SENTENCES_EN: Catalogue = {
  sentences: {
    INVALID_INPUT: 'Please correct the marked fields and try again.',
    ROOM_UNAVAILABLE:
      'No room of this type is free for all of these nights. Choose other dates or another room type.',
    PRICE_CHANGED: 'The price has changed since you saw it. Please look at the new total and confirm again.',
    DUE_CHANGED:
      'The amount that is due now has changed since you saw it. Please look at the new amount and confirm again.',
    TOO_MANY_HOLDS:
      'You are already holding several rooms. Pay for one of them, or wait until a hold lapses.',
    CANCELLED_TOO_OFTEN:
      'Too many bookings were paid and cancelled from your connection today. Please call us to make another booking.',
    TOO_MANY_UNPAID_BOOKINGS:
      'You already have several bookings that you pay for at the hotel. Choose a rate that you pay now, pay for one of your bookings, or call us.',
    CODES_NOT_ENTERED:
      'From your connection, many rooms were held today whose codes were not entered. Choose a rate that you pay now, sign in with this e-mail address, or call us.',
    PAY_AT_HOTEL_USED_UP:
      'For these nights, no more rooms can be booked without paying now. Choose a rate that you pay now, choose other dates, or call us.',
    CHALLENGE_REQUIRED:
      'Nothing was booked or charged. We have to check that this booking comes from a guest, and your browser could not do it. Please try again with JavaScript switched on or in another browser, sign in with this e-mail address, or call us.',
    ROOM_TYPE_BUSY:
      'Many guests are booking this room type right now, and nothing was booked. Please try again in a moment.',
    TOTAL_TOO_HIGH:
      'This stay costs more than can be paid online. Please call us and we will arrange it for you.',
    IDEMPOTENCY_CONFLICT:
      'This booking was already sent with other details. Please reload the page and book again.',
    NOTHING_TO_PAY: 'There is nothing to pay for this booking.',
    BALANCE_UNAVAILABLE:
      'The payment could not be started. Nothing was charged. Please try again in a moment.',
    PAYMENT_UNAVAILABLE:
      'Our payment provider cannot be reached. Nothing was charged. Please try again in a few minutes.',
    RATE_LIMITED: {
      by: 'limit',
      cases: {
        requests: 'Too many requests from your connection. Please wait a moment and try again.',
        messages:
          'We are getting too many messages at the moment and cannot take yours. Please try again later, or call us.',
        codes: 'We are sending too many mails with codes at the moment. Please try again later.',
        bookings:
          'Too many bookings come from your connection. Please sign in with a verified e-mail address, try again later, or call us.',
      },
    },
    BOOKING_NOT_FOUND:
      'This link opens no booking. Please use the newest link that we mailed you, ask for a new link, or call us.',
    HOLD_EXPIRED:
      'The hold on this room has expired. If you paid, you will be refunded in full. Please book again.',
    CANCELLATION_CHANGED:
      'The refund differs from the one that you saw, so nothing was cancelled. Please look at the new figures and confirm again.',
    CANCELLATION_AT_DESK:
      'From the day of check-in on, only the hotel can cancel a stay. Please call us on {phone}.',
    BOOKING_NOT_CONFIRMED: 'This booking is not confirmed, so there is nothing to cancel.',
    CHANGE_FIGURES_CHANGED:
      'The figures differ from those that you saw, so nothing was changed. Please look at the new figures and confirm again.',
    ALREADY_INVOICED:
      'The invoice of this booking is issued, so it cannot change. The hotel can correct it by a credit note and a new invoice.',
    INVOICE_CREDITED:
      'Credit notes have already reversed the whole invoice. Enter the details for the next invoice instead.',
    INVOICE_DETAILS_SAME: 'The invoice already has these details. Change what is wrong with it.',
    INVOICE_REPLACED:
      'This invoice was issued again with other details. Look at the new invoice, and issue the new one again if it is wrong, too.',
    INVOICE_TOO_OLD:
      'A credit note for this invoice is valid only until {date}, so the invoice cannot be issued again. Ask the accountant.',
    INVOICE_WAITS: 'This invoice is still being written. Wait until its PDF is in the list, and try again.',
    CHANGE_NOT_CONFIRMED: 'This booking is not confirmed, so it cannot be changed.',
    CHANGE_AT_DESK:
      'From the day of check-in on, only the hotel can change a stay. Please call us on {phone}.',
    CHANGE_BEFORE_OPTION_ENDS:
      'The rooms are kept beyond the new day of arrival. Please set an earlier date for the option first.',
    CHANGE_IN_HOUSE:
      'The guest is in the house, so only the room type and the day of leaving can change, and the guest cannot leave before tomorrow. If the guest leaves today, check out instead.',
    CHANGE_AFTER_ARRIVAL: 'The guest has arrived, so this stay cannot be changed here any more.',
    CHANGE_BY_PHONE:
      'The price of this booking is one sum for all nights, so it cannot be changed here. Please call us on {phone}: we can cancel the booking and make a new one.',
    NOTHING_CHANGED:
      'Your booking already has these details. Choose other dates, another room or another number of guests.',
    NIGHTS_SOLD_OUT:
      'No {roomType} room is free for all of the new nights. Your booking is unchanged. Choose other dates or another room type.',
    DESK_ROOMS_SOLD_OUT:
      'Not all of these rooms are free on all nights, so no room was booked. Choose fewer rooms, other dates or another room type.',
    NOT_TENTATIVE: 'This booking is not tentative any more. Reload the page to see its state.',
    ONLINE_CHECK_IN_NOT_YET: 'You can check in online from {date} on.',
    ONLINE_CHECK_IN_ARRIVED:
      'You have checked in at the desk, so nothing can be changed here any more. Please tell the desk.',
    ONLINE_CHECK_IN_CLOSED: 'This booking cannot be checked in online. Please call us.',
    ONLINE_CHECK_IN_CHANGED:
      'Something else was saved for this booking in the meantime, so nothing was overwritten. Please look at it, and save again if your details are the right ones.',
    ONLINE_CHECK_IN_CHECKED:
      'The desk has compared these details with the document, so only the desk can correct them. Please tell the desk.',
    EMAIL_LINK_UNKNOWN:
      'This link is not valid any more. Ask for a new link on the page of your booking, or call us.',
    EMAIL_LINK_USED:
      'This link was used already. The link to your booking is in another mail that we sent to this address.',
    ADDRESS_HAS_UNPAID_BOOKINGS:
      'This address already has several bookings that are paid at the hotel, so nothing was changed. Pay for one of these bookings and open the link again, or call us.',
    ADDRESS_NOT_PROVEN:
      'This link is not valid any more, or it is not complete. Enter your e-mail address to get a new one.',
    ADDRESS_NOT_VERIFIED:
      'Please verify your e-mail address first. Your profile page sends you the mail for it.',
    STAY_CANCELLED: 'This stay is cancelled already.',
    BOOKING_TAKES_NO_MONEY:
      'Payments can be recorded only for confirmed and cancelled bookings. Confirm the booking first.',
    BOOKING_TAKES_NO_DEPOSIT:
      'A deposit can be taken only for a confirmed booking whose guest is expected or in the house.',
    BOOKING_TAKES_NO_CHARGE:
      'Only a confirmed or cancelled booking can be charged. Return the deposit instead.',
    STAY_TAKES_NO_CHARGE:
      'You can charge guests of a confirmed booking who are expected, in the house, or have left. Please choose another stay.',
    MINIBAR_GUEST_LEFT:
      'The guest is not in the house any more, so nothing was put on the bill. Please tell reception what was taken: reception can charge it afterwards.',
    MINIBAR_DAY_FULL:
      'This is more than housekeeping may put on a bill in one day, so nothing was added. Please tell reception what was taken.',
    FOLIO_CLOSED: 'This folio is closed. Open it again, or choose another folio.',
    FOLIO_ON_ACCOUNT:
      'The bill of this folio is on the account of a company. Take the bill off the account first, then choose who pays.',
    FOLIO_LINE_GONE:
      'A line has changed since the page was opened: it was taken back, lowered or split. Please choose again.',
    FOLIO_LINE_INVOICED:
      'A line is on an invoice already, so it stays in its folio. Issue the invoice again with other details instead.',
    FOLIO_LINE_STAYS:
      'A line cannot be moved or split. Roundings and charges of deposits must stay in their folio, and an extra can move only as a whole.',
    FOLIO_OWES_NOTHING_BACK:
      'The guest has paid nothing beyond the charges of this folio, so nothing can be paid back.',
    TOO_MANY_FOLIOS: 'This booking cannot have more folios. Use one of its folios.',
    DEPOSIT_DISPUTED:
      'The guest’s bank has not decided about this deposit yet. Wait until the dispute is over, and then charge what is still held.',
    CHARGE_TAKEN_BACK: 'This charge is taken back already: the hotel holds the amount again.',
    CASH_UP_CHANGED:
      'Cash was taken or paid back in the meantime. Please look at the figures again, and then store the count.',
    SHIFT_CHANGED:
      'Cash was taken or paid out in the meantime. Please look at the figures again, and then close the shift.',
    SHIFT_CLOSED_ALREADY: 'This shift is closed, and a closed shift does not change.',
    SHIFT_NEEDED: 'You have no open shift. Please open a shift first.',
    SHIFT_OPEN_ALREADY: 'You have an open shift. Close it before you open another one.',
    SHIFT_TAKEN_OVER: 'Another shift has taken over this cash. Please count the cash in the drawer.',
    PAID_OUT_PUT_BACK: 'This cash is put back already.',
    BOOKING_OWES_NOTHING: 'The guest owes nothing for this booking, so no payment can be requested.',
    REQUEST_OPEN: 'The guest has an open request already. Withdraw it first, then ask again.',
    REQUEST_ENDED: 'This request was paid or has expired. Load the page again to see its state.',
    PAYMENT_UNDECIDED:
      'The result of a payment of the guest is not known yet, or the payment service does not respond. Nothing was changed. Please try again in 15 minutes.',
    PAYMENT_LINK_UNKNOWN:
      'We do not know this link. Please open it from our mail once more, or call the hotel.',
    ORDER_UNAVAILABLE:
      'The payment could not be started, and nothing was charged. Please try again in a few minutes.',
    PAYMENT_COUNTERED: 'This payment is already reversed.',
    PAYMENT_GIVEN_BACK:
      'A part of this payment was refunded or will be refunded, so the payment cannot be reversed.',
    STAY_BEGUN: 'The guest has arrived, so this stay cannot be cancelled any more.',
    NO_SHOW_TOO_EARLY: 'The day of check-in has not begun, so the guest may still arrive.',
    ROOM_HAS_GUEST:
      'Room {room} is not free: {guest} ({reference}) has it from {checkin} to {checkout}. Move that guest first, or choose another room or other dates.',
    ROOM_HELD_FOR_CHANGE:
      'Room {room} is held from {checkin} to {checkout} for a change that {guest} ({reference}) has not paid yet. Wait until it is paid or lapses, or choose another room.',
    ROOM_BLOCKED:
      'Room {room} is out of sale from {firstNight} to {until}. End that block first, or choose another room or other dates.',
    CHECK_IN_UNPAID:
      'This booking is not paid yet, so nobody can be checked in. Take the payment first, then check in.',
    CHECK_IN_WAITS_FOR_CODE:
      'This booking waits for the code in the guest’s mail, so nobody can be checked in. Ask the guest to enter the code on the page of the booking.',
    CHECK_IN_WITHOUT_ROOM:
      'No room is kept for this stay: a portal has sold it while none was free. Place it in a free room first.',
    CHECK_IN_TENTATIVE:
      'This booking is tentative, so nobody can be checked in. Confirm the booking, then check in.',
    CHECK_IN_BOOKING_ENDED:
      'This booking was cancelled or has lapsed, so nobody can be checked in. Make a new booking.',
    CHECK_IN_NO_SHOW:
      'This stay is recorded as a no-show. If the guest has come, choose “Arrived after all”.',
    CHECK_IN_STAY_ENDED: 'This stay is cancelled or over, so nobody can be checked in. Make a new booking.',
    CHECK_IN_TOO_EARLY:
      'This stay begins on {date}. The guest can be checked in from 06:00 on that day; for the night before, change the booking first.',
    CHECK_IN_TOO_LATE:
      'This stay ended on {date}, so nobody can be checked in any more. Record a no-show, or make a new booking.',
    ROOM_OCCUPIED:
      'Room {room} is still taken by {guest} ({reference}). Check that guest out, or move one of the two guests.',
    DO_NOT_RENT: 'The hotel does not rent to {guest}: {reason} Go on only if you may decide this.',
    DO_NOT_RENT_NEEDS_RIGHT: 'The hotel does not rent to {guest}: {reason} Ask a manager, who may go on.',
    GUEST_NEEDS_MANAGER: 'A manager must decide about {guest}. Please ask one.',
    REGISTER_CLOSED:
      'The register of guests is closed, because the server does not have its key. Please ask the operator of the server to set REGISTER_KEYS.',
    REGISTER_CHANGED:
      'Somebody else has changed this guest meanwhile, so nothing was stored. Please look at the new particulars.',
    FILING_TOO_EARLY:
      'Form III cannot be recorded for this guest now: the guest has not arrived or left yet, or needs no Form III.',
    ROOM_NOT_READY:
      'Room {room} is not ready: it is dirty, or was not made since it was used. Ask housekeeping, or go on if the guest agrees.',
    CHECK_OUT_NOT_IN_HOUSE:
      'This guest is not in the house, so there is nobody to check out. Reload the page.',
    BALANCE_DUE:
      'The guest owes {amount}, so the stay is not checked out. Take the payment, or check out with the balance open and give a reason.',
    DEPOSIT_HELD:
      'The hotel holds a security deposit of {amount}, so the stay is not checked out. Return or charge it, or check out and return it later.',
    BALANCE_IN_FAVOUR:
      'The hotel owes the guest {amount}, so the stay is not checked out. Pay it back, or check out with the balance open and give a reason.',
    PRICE_IS_ONE_SUM:
      'The price of this booking is one sum for all nights, so it cannot be split. Make a new booking for the nights that the guest stays.',
    ARRIVAL_NOT_A_NO_SHOW:
      'This stay is not recorded as a no-show, so “Arrived after all” is not possible. Reload the page.',
    ARRIVAL_WITHOUT_ROOM:
      'No {roomType} room is free from {first} to {last} any more. Make a new booking in another room type.',
    DEPARTURE_CHANGED:
      'The figures differ from those that you saw, so nobody was checked out. Please look at the new figures and confirm again.',
    TAKE_BACK_DAY_OVER:
      'The check-in day, {date}, is over, so the cancellation cannot be taken back. Press “Book again” for other dates.',
    TAKE_BACK_EXTRA_SOLD_OUT:
      '{extra} is sold out on {date} by now, so the cancellation cannot be taken back. Press “Book again” and leave it out.',
    TAKE_BACK_NO_SHOW: 'A no-show cannot be taken back. Press “Arrived after all” when the guest comes.',
    TAKE_BACK_NOT_POSSIBLE:
      'This cancellation cannot be taken back, because the booking was changed together with it or after it. Press “Book again”.',
    TAKE_BACK_PROMOTION_USED_UP:
      'Other guests have used up the promotion of this booking, so the cancellation cannot be taken back. Press “Book again” for today’s price.',
    TAKE_BACK_REFUND_SENT:
      'The refund was sent or is being sent, so the cancellation cannot be taken back. Press “Book again”.',
    TAKE_BACK_VOUCHER_ISSUED:
      'A refund voucher was issued for this cancellation, so it cannot be taken back. Press “Book again”.',
    TAKE_BACK_WITHOUT_ROOM:
      'No {roomType} room is free from {first} to {last} any more. Press “Book again” for another room type or other dates.',
    UNDO_NIGHTS_TAKEN:
      'The nights that the guest gave up were sold or blocked in the meantime. Make a new booking for the nights that the guest still wants.',
    UNDO_REFUNDED:
      '{amount} went back to the guest, so this check-out cannot be undone. Make a new booking for the nights that the guest stays on.',
    UNDO_OVER: 'This stay was changed after the step, so the step cannot be undone. Reload the page.',
    DAY_STILL_OPEN: {
      by: 'rows',
      cases: {
        one: 'One arrival or departure is still open. Settle it, then close the day.',
        other: '{rows} arrivals and departures are still open. Settle them, then close the day.',
      },
    },
    DAY_NOT_BEGUN:
      'The day {date} has not begun, so it cannot be closed. Choose the business day or an earlier one.',
    DAY_BOOK_DAY_NOT_OVER:
      'The day {date} is not over. The day book can be closed up to the day before the business day, which ends at 06:00.',
    DAY_BOOK_NOT_AUDITED:
      'The night audit has not closed {date}. Close that day at the night audit first, then close the day book.',
    UNDO_TOO_LATE: 'This was done on {date}. It can be undone only on the same business day, until 06:00.',
    STAY_NOT_MOVABLE:
      'This stay has no remaining night in a room: it is over, cancelled or lapsed. There is nothing to move.',
    CHANGE_WAITS:
      'A change of booking {reference} waits for its payment and holds rooms. Move the stay once the change is paid or released, or has lapsed.',
    ROOM_CHANGED_MEANWHILE:
      '{guest} is now in room {room}: somebody else moved the stay. Nothing was changed. Look at the rooms again.',
    ROOM_PROMISED:
      'The hotel promised {guest} one of these rooms: {rooms}. To assign another room anyway, confirm it and give a reason.',
    SWAP_OF_TWO_TYPES:
      'Only rooms of one type can be exchanged. Move one of the guests to a free room of a better type instead.',
    PAYMENT_NOT_VERIFIED:
      'This payment could not be verified. If you were charged, write to us with your reference.',
    PAYMENT_FAILED: 'The payment did not go through and nothing was charged. Please try again.',
    PAYMENT_NOT_NEEDED:
      'This payment is not needed any more, so nothing was charged. If your bank has set the amount aside, the bank releases it.',
    PAYMENT_REFUNDED: 'We could not use this payment and are refunding it in full. Our mail tells you why.',
    ALREADY_SUBSCRIBED: 'This email is already registered',
    // A newsletter's OTP and the code of a booking or an account have these sentences, so they name only the digits.
    CODE_TOO_SOON: 'We mailed you six digits a moment ago. Please wait before you ask for another mail.',
    CODE_WRONG: 'These six digits are not right. Please check the newest mail and try again.',
    CODE_EXPIRED: 'These six digits are no longer valid. Please ask for another mail.',
    CODE_USED_UP: 'Too many wrong tries. Please ask for another mail with six new digits.',
    UNSUBSCRIBE_LINK_UNKNOWN:
      'This link belongs to no subscription. Use the link in our newest mail, or write to us.',
    OWNER_LINK_UNKNOWN:
      'This link was used, has expired, or was replaced by a newer one. Ask the operator for a new link.',
    OWNER_ADDRESS_REQUIRED:
      'Sign in with the hotel’s administrator address, verify it, and open this link again.',
    INVITATION_UNKNOWN:
      'This invitation was used, has expired, or was withdrawn. Ask the person who invited you for a new one.',
    INVITATION_FOR_OTHER_ADDRESS:
      'This invitation is for another e-mail address. Sign in with the address that received it, verify the address, and open the link again.',
    ALREADY_STAFF: 'This address belongs to a member of the staff already.',
    STAFF_OWN_RIGHTS: 'You cannot change your own role or suspend yourself. Ask another owner.',
    TOO_MANY_WEBHOOK_ENDPOINTS: 'There can be at most {maximum} endpoints. Remove one first.',
    STAFF_MORE_RIGHTS: 'This needs rights that you do not have yourself. Ask an owner.',
    STAFF_PINNED_OWNER:
      'This account is the hotel’s administrator. Only the operator of the server can name another one.',
    FACTOR_CODE_WRONG:
      'This code is wrong or was used before. Wait for the next code of your authenticator, or use a recovery code.',
    FACTOR_NOT_STARTED: 'There is no second factor. Set it up first.',
    FACTOR_EXISTS: 'This account has a second factor already. Remove it first.',
    FACTOR_FOR_STAFF: 'Only members of the staff can have a second factor.',
    OWNERSHIP_NOT_GRANTED:
      'Nobody becomes an owner by an invitation or a change of role. Offer the ownership to an active member of the staff.',
    OWNERSHIP_NOT_OFFERED: 'The ownership is not offered to you any more.',
    OWNERSHIP_NEEDS_ACTIVE: 'Choose an active member of the staff who is not an owner yet.',
    ROLE_OF_OWNER: 'The role of owners has all rights and cannot be changed. Copy it instead.',
    ROLE_SHIPPED: 'Roles that the product brings cannot be deleted. You can change their rights.',
    ROLE_IN_USE: 'People or invitations have this role ({people}). Give them another role first.',
    RECORD_NOT_FOUND:
      'This record does not exist. It may have been deleted in the meantime; please reload the page.',
    COMPANY_OWES:
      'The company owes {amount}, so it is not archived. Apply its payments to its invoices first.',
    COMPANY_PAYS:
      '{company} pays for this booking, so its invoice is made out to the company. Please ask the hotel to change this.',
    COMPANY_PAYMENT_COUNTERED: 'This payment is taken back already.',
    APPLICATION_TAKEN_BACK: 'This amount is taken off the invoice already.',
    NOTHING_OVERDUE: 'This company has no overdue invoice, so no reminder was sent.',
    COMPANY_NOT_CHOSEN:
      'No company pays for this booking, so nothing can be put on its account. Choose the company on the page of the booking first.',
    COMPANY_ARCHIVED:
      '{company} is archived, so nothing can be put on its account. Take it out of the archive, or choose another payer on the page of the booking.',
    CREDIT_LIMIT_REACHED:
      '{company} owes {open}, and with these {amount} it would owe more than its limit of {limit}. Take the payment from the guest, record a payment of the company, or ask a manager to check out above the limit.',
    CREDIT_LIMIT_NEEDS_MANAGER:
      'Your role may not check out above the limit of a company. Take the payment from the guest, or ask a manager.',
    GUEST_RECORD_CHANGED:
      'Somebody has changed the record since you opened it, so nothing was stored. Look at the record as it is now, and try again.',
    GUEST_RECORD_JOINED:
      'This record was joined with the record of {guest}, so nothing was stored. Open that record.',
    SETTINGS_CHANGED:
      'These settings were changed in the meantime, by another person or in another tab. Nothing was saved. Look at the changes and save again.',
    MESSAGE_ANSWERED_MEANWHILE:
      'Another person has already replied, so nothing was sent. Read the other reply first, and send your reply if the guest still needs it.',
    MESSAGE_WITHOUT_ADDRESS:
      'The guest left no address, so nobody can reply by e-mail. Close the message when nothing is left to do.',
    MAIL_WITHOUT_ADDRESS:
      'This booking has no e-mail address. Correct the details of the booking first, or tell the guest by phone.',
    PAYMENT_LINK_ENDED:
      'This link can no longer be paid, so its mail is not sent again. Ask for the payment by a new link.',
    MAIL_NOT_TO_REPEAT: 'This mail cannot be sent again. Choose a mail from the booking’s list.',
    RECORD_IN_USE:
      'A booking or a listing still uses this, so it cannot be deleted. Take it off sale instead: bookings do not change.',
    PICTURE_IN_USE:
      'A page, a room or a listing still shows this picture, so it cannot be deleted. Choose another picture there first.',
    PICTURE_TYPE_UNKNOWN:
      'This file is not in a picture format that we accept. Send a JPEG, PNG, WebP or AVIF file.',
    HOUSE_NOTE_UNKNOWN:
      'The server does not have the note of this picture. Please write the note again, with a new picture.',
    PICTURE_TOO_LARGE: 'The picture is larger than {megabytes} MB. Please make it smaller and send it again.',
    PICTURE_HAS_TOO_MANY_PIXELS:
      'The picture has more than {megapixels} million pixels. Please make it smaller and send it again.',
    PICTURE_NEEDS_TOO_MUCH_MEMORY:
      'This picture has too many pixels. Please save it with fewer pixels, or as a JPEG.',
    PICTURE_TAKES_TOO_LONG:
      'This picture takes too long to read. Please save it as an ordinary JPEG, and try again.',
    PICTURE_NEEDS_VERIFIED_ADDRESS:
      'Please verify your e-mail address first. Your profile page sends you the mail for it.',
    PICTURE_UNREADABLE:
      'This picture is damaged or incomplete and cannot be read. Please export it again and send the new file.',
    PICTURES_BUSY:
      'Several pictures are being received at the moment. Please send your picture again in a moment.',
    PICTURE_TOO_SLOW:
      'The picture took too long to arrive, and nothing was stored. Please send it again, or send a smaller one.',
    PICTURES_UNREAD:
      'We cannot read any picture at the moment, and nothing was stored. Your picture is not the cause. Please try again later.',
    PICTURE_STORAGE_UNAVAILABLE:
      'The storage for pictures cannot be reached at the moment, and nothing was stored. Please try again later.',

    NOT_OPEN: 'This hotel is not open for bookings yet. Please come back soon.',
    SET_UP_INCOMPLETE: 'The site cannot open yet. Please finish the remaining steps.',
    MAIL_NOT_ACCEPTED: 'The mail server did not take the mail. It says: {reply}',
    MAIL_SERVER_AWAY: 'The mail server cannot be used: {reason}.',

    TEXT_MISSING: 'Please enter {object}.',
    TEXT_TOO_LONG: '{subject} can be at most {maximum} characters.',
    TEXT_NOT_ONE_LINE: '{subject} must be one line of ordinary text.',
    TEXT_TURNS_LINE:
      '{subject} has hidden characters that turn the direction of writing. Please type it instead of pasting it.',
    TEXT_NOT_ORDINARY: '{subject} must be ordinary text.',
    NAME_HAS_ADDRESS: '{subject} must have no web or e-mail address in it.',
    EMAIL_TOO_LONG: 'An e-mail address can be at most {maximum} characters.',
    EMAIL_INVALID: 'Please enter a valid e-mail address, such as name@example.com.',
    PHONE_INVALID: 'Please enter a valid phone number of 7 to 15 digits, such as +91 98765 43210.',
    CONTACT_EMAIL_MISSING: 'Email is required',
    CONTACT_EMAIL_INVALID: 'Email is invalid',
    CONTACT_MESSAGE_MISSING: 'Message is required',
    NEWSLETTER_EMAIL_MISSING: 'Please enter your email',
    NEWSLETTER_EMAIL_INVALID: 'Please enter a valid email address',
    CODE_MISSING: 'Please enter OTP',
    CODE_INVALID: 'Please enter the six digits in our mail.',
    IDEMPOTENCY_KEY_INVALID: 'The idempotency key must be 16 to 64 letters, digits, - or _.',
    CHECKIN_TOO_EARLY: 'Check-in cannot be earlier than today ({today} at the hotel).',
    SAME_DAY_CLOSED:
      'A room for tonight can be booked until {time} at the hotel. Choose {first} or a later day, or call us.',
    CHECKIN_TOO_LATE: {
      by: 'months',
      cases: {
        one: 'Check-in can be at most {last}, one month ahead.',
        other: 'Check-in can be at most {last}, {months} months ahead.',
      },
    },
    CHECKOUT_TOO_EARLY: 'Check-out must be at least one night after check-in.',
    STAY_TOO_LONG: {
      by: 'nights',
      cases: {
        one: 'A stay can be only one night. Call us for longer stays.',
        other: 'A stay can be at most {nights} nights. Call us for longer stays.',
      },
    },
    STAY_TOO_SHORT_ON: 'A stay that includes {date} must have at least {nights} nights.',
    STAY_TOO_LONG_ON: {
      by: 'nights',
      cases: {
        one: 'A stay that begins on {date} can have only one night.',
        other: 'A stay that begins on {date} can have at most {nights} nights.',
      },
    },
    CLOSED_TO_ARRIVAL: 'No stay in this room can begin on {date}.',
    CLOSED_TO_DEPARTURE: 'No stay in this room can end on {date}.',
    NOT_SOLD_ON: 'This room is not sold for the night of {date}.',
    BOOKED_TOO_LATE: {
      by: 'days',
      cases: {
        one: 'A stay that begins on {date} must be booked at least one day before.',
        other: 'A stay that begins on {date} must be booked at least {days} days before.',
      },
    },
    BOOKED_TOO_EARLY: {
      by: 'days',
      cases: {
        one: 'A stay that begins on {date} can be booked at most one day before.',
        other: 'A stay that begins on {date} can be booked at most {days} days before.',
      },
    },
    NEAREST_STAY: 'The nearest stay that can be booked is {checkin} to {checkout}.',
    GUESTS_TOO_FEW: 'At least 1 guest must stay.',
    GUESTS_TOO_MANY: {
      by: 'capacity',
      cases: {
        one: '{roomType} sleeps only one guest. Choose a larger room or book two.',
        other: '{roomType} sleeps at most {capacity} guests. Choose a larger room or book two.',
      },
    },
    PARTY_TOO_LARGE: {
      by: 'children',
      cases: {
        one: '{roomType} sleeps at most {guests} guests, with up to {adults} adults and one child. Choose a larger room or book two.',
        other:
          '{roomType} sleeps at most {guests} guests, with up to {adults} adults and {children} children. Choose a larger room or book two.',
      },
    },
    NO_CHILDREN:
      'A {roomType} room is for adults only, at most {adults}. Choose another room, or count everybody as an adult.',
    CHILDREN_WITHOUT_ADULT: 'At least one guest of a room must be an adult. Correct the number of guests.',
    CHILD_AGE_MISSING: 'Please choose the age of child {child}. The price depends on it.',
    CHILD_AGE_INVALID: 'The age of a child is a whole number of years from 0 to {oldest}.',
    CHILD_BANDS_NOT_DISTINCT: 'Each age band needs its own name and its own highest age.',
    SUPPLEMENT_OUT_OF_RANGE:
      'The supplement must be an amount from 0 to {maximum}, in the currency of rates.',
    ROOM_TYPE_UNKNOWN: 'This room type does not exist. Please choose another room type.',
    DESK_RATE_OUT_OF_RANGE: 'Please enter a rate from ₹0 to ₹{maximum} a night before tax.',
    DESK_ROOM_UNKNOWN: 'There is no room {room} of this type on sale. Choose a number from the list.',
    DESK_ROOM_NOT_FREE:
      'Room {room} is not free on all nights of this stay. Choose another room, or any room of the type.',
    CODE_WITH_DESK_RATE: 'A code cannot be combined with a rate that you set. Remove one of them.',
    OPTION_DATE_OUTSIDE: 'Rooms can be kept until a date from {first} to {last}, the day of arrival.',
    ROOM_NUMBERS_TAKEN:
      'These rooms exist already: {numbers}. Please enter other numbers. No room was added.',
    PORTAL_NUMBER_TAKEN:
      'Booking {reference} has this portal and number already. Open it, or correct the number.',
    PORTAL_GSTIN_INVALID:
      'This is not the GSTIN of a collector of tax at source: its 14th character is C. Please copy it from the portal’s statement.',
    PORTAL_HAS_PAID:
      'The portal has sent money for this booking. Reverse the entry first, with an entry of the same amount below 0.',
    PORTAL_MONEY_GIVEN_BACK:
      'A part of the money that the portal collected was refunded to the guest. Correct the refund first.',
    PORTAL_MONEY_IN_FUTURE: 'Please enter today or an earlier day.',
    PORTAL_NAME_TAKEN: 'Another portal has this name. Please choose another name.',
    PORTAL_STAY_IS_FIRM:
      'The guest has paid the portal, so the booking is firm. Confirm it, or choose that the hotel collects the money.',
    PORTAL_MONEY_KNOWN:
      'This amount of {date} is recorded for the booking already. If this is a different payment, press “Record it too”.',
    PORTAL_STAY_UNKNOWN: 'No booking of this portal has this reference, or the reference is listed twice.',
    PORTAL_UNKNOWN: 'Please choose a portal of the list.',
    PORTAL_ARCHIVED:
      '{portal} is archived. Choose another portal, or take it out of the archive on the page of portals.',
    COMMISSION_ABOVE_STAY:
      'The commission is more than the stay costs, {total} with GST. Please correct the amount.',
    COMMISSION_TWICE: 'Please enter the commission in percent or as an amount, not both.',
    TOO_MANY_STAYS: 'A booking can have at most {stays} rooms. Call us for more.',
    AMOUNT_OUT_OF_RANGE: '{subject} must be an amount from {minimum} to {maximum}.',
    PERCENT_OUT_OF_RANGE: '{subject} must be from {minimum} to {maximum} percent, with at most two decimals.',
    NUMBER_OUT_OF_RANGE: '{subject} must be a whole number from {minimum} to {maximum}.',
    RATING_OUT_OF_RANGE: '{subject} must be a number from 0 to {maximum}.',
    STAR_RATING_UNEVEN: 'The star rating must be in whole or half stars.',
    PRICE_OUT_OF_RANGE: 'The price must be an amount from 0 to {maximum} in dollars.',
    CATEGORY_UNKNOWN: 'Please choose a category: one of {categories}.',
    CATEGORY_NOT_LISTED: 'This category does not exist. Use one of: {categories}.',
    TOO_MANY_ENTRIES: '{subject}: at most {maximum} entries.',
    WEB_ADDRESS_INVALID: '{subject} must be an address that begins with https://.',
    PICTURE_ADDRESS_INVALID: '{subject} must be an address that begins with https:// or /pictures/.',
    PICTURE_NOT_READY:
      'Please choose a picture that is ready and has its alt text. Deleted pictures cannot be used.',
    COLOUR_INVALID: 'Please enter a colour as # and six hexadecimal digits, such as #0f4c3a.',
    CONTRAST_TOO_LOW:
      'These colours have too little contrast: {front} on {back} has {ratio}, but needs {least}.',
    ROOM_TYPE_NOT_ON_SALE: 'This room type cannot be booked at the moment. Please choose another type.',
    LISTING_UNKNOWN: 'This listing is no longer on the site. Please choose a room again.',
    LISTING_OF_OTHER_TYPE:
      'This listing is for another type of room. Please choose its room type, or book without it.',
    LISTING_NOT_AVAILABLE: 'This room cannot be booked at the moment. Please choose another room.',
    LISTING_NEEDS_ROOM_TYPE: 'Please choose the room type of these rooms.',
    LISTING_ROOM_UNKNOWN: 'Each entry must be the number of a {roomType} room.',
    LISTING_PRICE_OF_TYPE:
      'A room costs the rate of its room type. Leave the price out, or change the rate of the type.',
    ROOM_TYPE_CODE_INVALID:
      'The code begins with a letter and has at most 40 letters, digits and hyphens, such as Deluxe.',
    ROOM_TYPE_CODE_TAKEN: 'Another room type has this code. Please choose a different code.',
    ROOM_NUMBER_TAKEN: 'Another room has this number. Please choose a different number.',
    ADULTS_EXCEED_CAPACITY: 'There cannot be more adults than guests: at most {capacity}.',
    STAY_UNKNOWN: 'This stay does not belong to the booking. Please reload the page.',
    STAY_NEEDED: 'A booking needs at least one room. To give up all rooms, cancel the booking.',
    AMOUNT_BELOW_RUPEE: 'Please enter an amount of at least ₹1.',
    REQUEST_DATE_OUTSIDE: 'Please choose a last day to pay from {first} to {last}.',
    AMOUNT_INVALID: 'Please enter an amount above ₹0.',
    COUNTED_CASH_INVALID: 'Please enter the cash that was counted: ₹0 or more.',
    COUNTED_PIECES_INVALID:
      'Please use only notes and coins that exist, and list each of them once. Their sum must be the counted cash.',
    PAID_OUT_ABOVE_CASH: 'There is {cash} in the drawer. Please enter at most this amount.',
    SAFE_ABOVE_COUNTED: 'Please enter ₹0 or more, and at most the counted cash.',
    AMOUNT_ABOVE_BALANCE: 'The guest owes {balance}. Please enter at most this amount.',
    ALLOWANCE_ABOVE_CHARGES: 'These charges are {most}. Please enter at most this amount.',
    SPLIT_OUTSIDE_LINE: 'Please enter an amount above ₹0 and below {most}, the price of the whole line.',
    CHARGE_EXTRA_SOLD_OUT: '“{extra}” is sold out for {date}. Post fewer, or tell the guest.',
    CHARGE_DAY_OUTSIDE: 'Please choose a day from {first} to {last}.',
    CHARGE_PRICE_MISSING: 'Please enter a price.',
    COMPANY_UNKNOWN: 'Please choose a company from the list. It may have been archived meanwhile.',
    BIRTHDAY_NOT_PAST: 'Enter a birthday from 1900 to today.',
    RENTING_AGAIN_NEEDS_RIGHT: 'Your role may not change this or rent to the guest again. Ask a manager.',
    COMPANY_HAS_BILL:
      '{amount} of this bill is on the account of {company}. Take it off there first, then choose who pays.',
    CREDIT_LIMIT_NEEDS_RIGHT:
      'Your role may not set credit limits. Leave the limit as it is, and ask a manager to change it.',
    AMOUNT_ABOVE_INVOICE: 'Of invoice {number}, {open} is open. Please enter at most this amount.',
    AMOUNT_ABOVE_COMPANY_PAYMENT:
      'Of this payment, {left} is not applied yet. Please enter at most this amount in all.',
    COMPANY_INVOICE_UNKNOWN: 'Please choose an open invoice of this company.',
    COMPANY_MAIL_WITHOUT_ADDRESS:
      'Please choose an e-mail address of the company. Enter one under its persons first.',
    PAID_ON_LATER:
      'Please choose {today} or an earlier day. Money can be recorded only after it has arrived.',
    PERIOD_ENDS_BEFORE: 'Please choose a last day on or after the first day.',
    CHARGE_UNKNOWN: 'Please choose a charge from the list. It may have changed since the page was opened.',
    PERCENT_OF_NIGHT_MISSING: 'Please enter the percentage of the night’s price.',
    ROOM_CHARGE_FROM_CATALOGUE:
      'A charge that is a part of the room’s price must be an item of the list, because it has the GST of its night. Please choose another department.',
    AMOUNT_ABOVE_DEPOSIT: 'The hotel holds {held} of this deposit. Please enter at most this amount.',
    AMOUNT_IN_WHOLE_RUPEES: 'Deposits are in whole rupees. Please enter an amount without paise.',
    AMOUNT_ABOVE_ORDER: 'One online payment is at most {most}. Please enter at most this amount.',
    TAX_RATE_UNKNOWN: 'Please choose one of the rates of GST.',
    CASH_IN_WHOLE_RUPEES: 'Cash is taken in whole rupees. Please enter an amount without paise.',
    COMPANY_CASH_LIMIT_OF_DAY:
      'The law forbids {limit} or more in cash from one company in a day, and this company has paid {taken} in cash today. Please take the rest by transfer, cheque or card.',
    COMPANY_CASH_LIMIT_OF_EVENT:
      'The law forbids {limit} or more in cash for one event, and this company has paid {taken} in cash for stays at that time. Please take the rest by transfer, cheque or card.',
    COMPANY_CASH_LIMIT_OF_BOOKING:
      'The law forbids {limit} or more in cash for one booking, and {taken} was paid in cash for it, by the company or the guest. Please take the rest by transfer, cheque or card.',
    COMPANY_CASH_NEEDS_GSTIN:
      'More than {limit} in cash on a day is taken only from a company whose GSTIN is stored, because it contains the PAN. Please store the GSTIN, or take a transfer.',
    CASH_LIMIT_OF_DAY:
      'The law forbids {limit} or more in cash from one guest in a day, and this guest has paid {taken} in cash today. Please take the rest by card, UPI or transfer.',
    CASH_LIMIT_OF_BOOKING:
      'The law forbids {limit} or more in cash for one booking, and {taken} in cash was paid before. Please take the rest by card, UPI or transfer.',
    CASH_LIMIT_OF_EVENT:
      'The law forbids {limit} or more in cash from one guest for one event, and this guest has paid {taken} in cash for these dates. Please take the rest by card, UPI or transfer.',
    AADHAAR_NUMBER:
      'This contains an Aadhaar number. The hotel may not keep it: please enter at most its last four digits.',
    AADHAAR_DIGITS: 'Please enter only the last four digits of the Aadhaar number.',
    FILED_LATER: 'Please enter a time that is not in the future.',
    FORM_FILED:
      'This form is filed already, as {number}. Load the page again; to correct the number, take that record back first.',
    PARTICULAR_NOT_A_DAY: 'Please enter a day of the calendar.',
    PARTICULAR_NOT_A_COUNTRY: 'Please choose a country from the list.',
    PAN_INVALID: 'Please enter the PAN as five letters, four digits and a letter, such as ABCDE1234F.',
    PAN_NEEDED: 'This guest pays more than {limit} in cash today. Please enter the guest’s PAN.',
    CHARGE_ABOVE_PRICE: 'The charge must be from 0 to the price of the stays.',
    RATE_OUT_OF_RANGE: 'The rate must be an amount from 0.01 to {maximum}, in the currency of rates.',
    CHARGE_INVALID:
      'Please choose a charge: 1 to {nights} nights, 1 to 100 percent, the whole stay or nothing.',
    RATE_CHANGE_INVALID:
      'Please enter an amount from 0.01 to {maximum}, or a percentage of the base rate from −99.99 to 900.',
    RESTRICTION_INVALID: 'Please enter 1 to {nights} nights, or 0 to {days} days.',
    DATES_INVALID: 'Please enter a first and a last date, in this order and at most five years apart.',
    BLOCK_LENGTH: 'The room must be back on sale 1 to {nights} nights after the first night.',
    BLOCK_REASON_FIXED:
      'The nights of this block from {first} on are partly over, so the reason cannot change. End the block, and take the room out of sale again.',
    BLOCK_OVER: 'This block ended on {until}. Take the room out of sale again instead.',
    ROOM_NUMBER_UNKNOWN: 'The hotel has no room with this number. Please choose another room.',
    ROOM_IS_THE_SAME: 'The guest has this room already. Please choose another room.',
    ROOM_OFF_SALE: 'This room is not on sale. Please choose another room.',
    UPGRADE_TO_LESS:
      'A {roomType} room costs less than the room that was sold. Choose a better type, or change the booking.',
    MOVE_TOO_EARLY:
      'The nights before {first} cannot move to another room. Please choose {first} or a later night.',
    DISCOUNT_INVALID:
      'Please enter 0.01 to 99 percent, an amount from 0.01 to {maximum}, or 2 to {nights} nights and a smaller number of paid nights.',
    PROMOTION_CODE_INVALID: 'A code has 3 to 30 letters, digits and hyphens, such as STAY3.',
    PROMOTION_CODE_UNKNOWN: 'We do not know this code. Please correct or remove it.',
    PROMOTION_CODES_TRIED: {
      by: 'seconds',
      cases: {
        one: 'Too many codes were tried from your connection. Please try again in one second, or book without a code.',
        other:
          'Too many codes were tried from your connection. Please try again in {seconds} seconds, or book without a code.',
      },
    },
    PROMOTION_USED_UP:
      '“{promotion}” has been used as often as we could offer it. Please remove the code to book without it.',
    PROMOTION_USED_BY_GUEST:
      '“{promotion}” was already used with this e-mail address as often as possible. Please remove the code to book without it.',
    PROMOTION_BOOKED_WITHIN: {
      by: 'range',
      cases: {
        from: '“{promotion}” can be booked from {from} on.',
        to: '“{promotion}” could be booked until {to}.',
        both: '“{promotion}” can be booked from {from} to {to}.',
      },
    },
    PROMOTION_STAY_WITHIN: {
      by: 'range',
      cases: {
        from: '“{promotion}” is for nights until {to}.',
        to: '“{promotion}” is for nights until {to}.',
        both: '“{promotion}” is for nights from {from} to {to}.',
      },
    },
    PROMOTION_WEEKDAYS: '“{promotion}” is only for nights of these days: {weekdays}.',
    PROMOTION_MINIMUM_NIGHTS: '“{promotion}” is for stays of at least {nights} nights.',
    PROMOTION_ROOM_TYPES: '“{promotion}” is only for these rooms: {roomTypes}.',
    PROMOTION_RATE_PLANS: '“{promotion}” is only for these rates: {plans}.',
    EXTRA_UNKNOWN:
      'One of these extras cannot be booked. Please choose each extra from the list, and only once.',
    EXTRA_PIECES: 'Please choose 1 to {pieces} of each extra. Call us for more.',
    EXTRA_SOLD_OUT:
      '“{extra}” is sold out for {date}. Please remove it, choose fewer, or choose other dates.',
    SAC_INVALID: 'A services accounting code has 4 to 8 digits, such as 996332.',
    PLAN_CHANGE_INVALID:
      'Please enter a percentage from −90 to 90, or an amount from −{maximum} to {maximum}, but not both.',
    RATE_PLAN_USED_UP:
      'For these nights, no more rooms can be booked without paying now. Please choose a rate that you pay now.',
    RELEASE_BEFORE_ARRIVAL:
      'The rest is due a number of days before arrival. Please enter a number that is smaller by at least two, or leave this empty.',
    RATE_PLAN_UNKNOWN: 'The hotel does not offer this rate. Please choose another rate.',
    ROLE_UNKNOWN: 'Please choose a role from the list.',
    ROLE_NAME_TAKEN: 'Another role has this name. Please choose another name.',
    PERMISSION_UNKNOWN: 'Please choose rights from the list.',
    PERMISSION_NOT_FOR_PROGRAMS:
      'Please choose rights from the list. Only people at the desk can manage keys and staff.',
    PERMISSION_MISSING: 'Please choose at least one right.',
    CHANNEL_ID_INVALID: 'Please copy the id as the channel shows it: letters, digits, and - _ . : only.',
    CHANNEL_ID_TWICE: 'An id, or a room type, stands here twice. Please enter each of them once.',
    CHANNEL_KEY_INVALID: 'Please copy the whole API key from your account at the channel.',
    CHANNEL_SELLER_INVALID:
      'A name is empty, too long, or stands here twice. Please enter each name of the channel once, as it writes it.',
    CHANNEL_MAPPING_UNKNOWN:
      'A room type or a rate plan is not known any more, or the channel does not know the room type. Please choose again.',
    CHANNEL_MARKUP_OUT_OF_RANGE: 'Please enter a markup from −50 % to 200 %.',
    CHANNEL_PROPERTY_TAKEN: 'Another channel has this id of the hotel. Edit or remove that channel.',
    TOO_MANY_CALENDARS: 'A room can have at most {maximum} calendars of portals. Remove one first.',
    BLOCK_OF_CALENDAR:
      'The calendar ‘{feed}’ takes these nights. Change them at the portal, or remove the calendar from the room.',
    CALENDAR_ADDRESS_INVALID:
      'Please copy the whole address of the calendar from the portal. It begins with https:// and has no name or password.',
    WEBHOOK_ADDRESS_INVALID:
      'Please write an address with https://, such as https://example.com/events, without a name or a password.',
    ADDRESS_PRIVATE:
      'This address is in a private network, which the server does not reach. Please write a public address, or have the person who runs the server list the network in OUTGOING_NETWORKS.',
    NETWORK_INVALID:
      'Please write an address or a network, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48. The prefix of an IPv6 network is at most /64.',
    LAST_DAY_PASSED: 'This date has passed. Please choose today or a later date, or leave the field empty.',
    TOTAL_TOO_LOW:
      'This stay costs less than can be paid online. Please call us and we will arrange it for you.',
    HOURS_NOT_DESCENDING:
      'The hours must decrease from step to step, from at most {maximum} to at least 0. Please correct them.',
    TIME_OF_DAY_INVALID: 'Please enter a time of day from 00:00 to 23:59, such as 14:00.',
    TIME_ZONE_UNKNOWN: 'Please enter the name of a time zone, such as Asia/Kolkata.',
    COUNTRY_CODE_UNKNOWN: 'Please enter the two letters of the country, such as IN.',
    HOTEL_PHONE_INVALID: 'Please enter the phone number with its country code, such as +91 98765 43210.',
    GSTIN_INVALID:
      'This is not a valid GSTIN or UIN. Please compare its 15 characters with the registration certificate.',
    BILLING_STATE_MISSING: 'Please choose the state for the invoice, or enter a GSTIN.',
    BILLING_STATE_DIFFERS:
      'The GSTIN is of another state: its first two digits are the code of its state. Please correct the state or the GSTIN.',
    ADDRESS_LINES_TOO_MANY: 'The address can have at most {maximum} lines.',
    PIN_CODE_MISSING:
      'Please enter the PIN code of the business: its invoice cannot be registered without it.',
    PIN_CODE_INVALID: 'A PIN code has six digits and does not begin with 0, such as 400021.',
    PIN_CODE_OF_OTHER_STATE:
      'This PIN code is not in {state}, which is the state on the invoice. Please correct the PIN code, the state or the GSTIN.',
    COMPANY_IN_INDIA: 'A company in India has a GSTIN. Please enter it, or leave both fields empty.',
    TWO_REGISTRATIONS: 'Please enter either a GSTIN or UIN, or the number of a company abroad.',
    GST_STATE_CODE_INVALID: 'The state code is the first two digits of the GSTIN, such as 08.',
    REFERENCE_PREFIX_INVALID: 'The prefix is 1 to 6 capital letters or digits, such as SC.',
    RATE_CURRENCY_FIXED:
      'The currency of rates cannot be changed while there are room types, because their rates would have another meaning.',
    SHOWN_CURRENCY_UNKNOWN: 'Please enter the three letters of a currency other than rupees, such as EUR.',
    EXCHANGE_RATE_MISSING:
      'Rates in dollars need an exchange rate. Please add one under Tax and exchange rate first.',
    GUEST_NOT_CHOSEN: 'Please choose at least one booking of the guest, and at most 500, or the address.',
    HOTEL_NEEDED_FIRST: 'Please save the name and address of the hotel first.',
    DATE_PASSED: 'Please choose today ({today} at the hotel) or a later day. Earlier days cannot change.',
    DATE_TOO_EARLY: 'Please choose {first} or a later day.',
    DATE_TOO_LATE: 'Please choose a day up to {last}.',
    LAST_ONE_NEEDED: 'This entry is needed: without it no stay has a price. Add another entry first.',
    LEDGER_OF_TWO_GROUPS:
      'Another account of a different group has this ledger. In Tally a ledger belongs to one group, so please choose another name.',
    SLABS_NOT_ASCENDING:
      'Each slab must end above the slab before it, and only the last slab has no end. Please correct their limits.',
    PLACEHOLDER_UNKNOWN:
      '{placeholder} cannot be filled in. These can: {placeholders}. Please correct it or remove the braces.',
    LINK_NOT_ALLOWED:
      'A link cannot lead to {address}. Please use a page of this site such as /offers, or https:, mailto: or tel:.',
    PATH_UNKNOWN:
      'Please choose a page of this site, or enter an address that begins with https://. An entry with links has no address of its own.',
    POSITION_INVALID:
      'Please enter latitude and longitude in degrees, such as 28.6129, 77.2295, or leave this empty.',
    VALUE_INVALID: 'This value is not accepted. Please change it.',

    CONTACT_MESSAGE_RECEIVED: 'Form submitted successfully',
    HOLD_RELEASED: 'The room is released. Nothing was charged.',
    EMAIL_CORRECTION_SENT:
      'We are sending a link to the new address. Your booking has the new address once you open the link.',
    CHANGE_RELEASED: 'The new nights are released. Your booking is unchanged, and nothing was charged.',
    FEEDBACK_RECEIVED: 'Feedback submitted successfully!',
    NEWSLETTER_CODE_SENT: 'OTP sent to your email!',
    NEWSLETTER_VERIFIED: 'Email verified successfully! Welcome.',
    BOOKING_LINK_SENT:
      'If a booking belongs to this reference and this address, its link is on its way there. It may take a few minutes.',
    YOUR_DATA_LINK_SENT:
      'If the hotel stores anything under this address, a link is on its way there. It may take a few minutes.',
    UNSUBSCRIBED: 'You are unsubscribed. We will not write to this address again.',
    PAYMENT_PENDING:
      'We are waiting for your bank to confirm the payment. This page and a mail will tell you the result.',

    SERVICE_UNAVAILABLE: 'Our booking desk cannot be reached for a moment. Please try again in a minute.',
    INTERNAL_SERVER_ERROR:
      'Something went wrong on our side. Please try again, or call us and quote this number: {requestId}',
  },
  terms: {
    subject: {
      adults: 'The number of adults',
      altText: 'The alt text',
      amenities: 'Amenities',
      bandName: 'The name of an age band',
      bound: 'The bound',
      sharedMinutes: 'The minutes without use',
      personName: 'The name of the person',

      billingAddress: 'The address',
      companyNumber: 'The company’s number',
      networks: 'The networks',
      contacts: 'The persons of the company',
      consentSource: 'How the guest said so',
      emails: 'The e-mail addresses',
      guestAddress: 'The home',
      guestCompany: 'The company',
      otherNames: 'The other names',
      phones: 'The phone numbers',
      preferences: 'The wishes',
      creditLimit: 'The credit limit',
      daysToPay: 'The days to pay',
      beds: 'The beds',
      cashPanLimit: 'The cash above which the PAN is asked for',
      unsecuredPercent: 'The share of rooms that are booked without paying now',
      capacity: 'The number of guests',
      childAge: 'The highest age of a band',
      childBands: 'Age bands',
      children: 'The number of children',
      childSupplement: 'Supplements for children',
      city: 'The city',
      countryCode: 'The country’s code',
      country: 'The country',
      dailyLimit: 'The limit a day',
      cropPlace: 'The place of the crop in thousandths',
      cropSize: 'The size of the crop in thousandths',
      description: 'The description',
      extras: 'The list of extras',
      eachAmenity: 'Each amenity',
      eachIncluded: 'Each entry of what is included',
      eachPicture: 'Each picture',
      exchangeRate: 'The exchange rate',
      extraBeds: 'The number of extra beds',
      floor: 'The floor',
      entries: 'Entries',
      guestName: 'The guest’s name',
      focalX: 'The focal point’s place from the left in percent',
      focalY: 'The focal point’s place from the top in percent',
      guestsRating: 'The guests’ rating',
      handedTo: 'The name of the person who gets the cash',
      hotelNumber: 'The hotel’s number',
      included: 'What is included',
      includedGuests: 'The number of guests in the rate',
      label: 'The label',
      legalName: 'The legal name',
      limit: 'limit',
      link: 'The link',
      linkName: 'The link’s name',
      links: 'Links',
      location: 'The location',
      longestStay: 'The longest stay in nights',
      minimumNights: 'The least number of nights',
      monthsAhead: 'The months ahead',
      nightsShown: 'The number of nights shown',
      waitedSeconds: 'The number of seconds that the press waited',
      note: 'The note',
      name: 'The name',
      overview: 'The overview',
      page: 'page',
      paymentNote: 'The note',
      photo: 'The photo',
      picture: 'The picture',
      pictures: 'Pictures',
      plans: 'The list of rate plans',
      portal: 'The portal',
      postcode: 'The postcode',
      priority: 'The priority',
      reason: 'The reason',
      taskNote: 'What was done',
      reference: 'The reference',
      reply: 'The reply',
      foundItem: 'What was found',
      foundPlace: 'The place',
      particular: 'This particular',
      filingNumber: 'The number of the filing',
      receiver: 'The name of who got it back',
      repairNote: 'The note about the repair',
      roomNumber: 'The room’s number',
      roomTypes: 'The list of room types',
      rooms: 'Rooms',
      roomSize: 'The size in square metres',
      searchedName: 'The name to search for',
      signatory: 'The signatory',
      slabLimit: 'The limit of a slab',
      slabs: 'Slabs',
      dueAtBookingPercent: 'The percentage due at booking',
      balanceDaysBefore: 'The days before arrival',
      releaseDaysAfter: 'The days after that',
      sortOrder: 'The place in the list',
      amount: 'The amount',
      commission: 'The commission',
      portalName: 'The name of the portal',
      portalNumber: 'The portal’s number',
      portalRate: 'The rate',
      percentOfNight: 'The percentage of the night',
      price: 'The price',
      quantity: 'The number of pieces',
      specialRequests: 'Special requests',
      starRating: 'The star rating',
      stars: 'stars',
      steps: 'Steps',
      state: 'The state',
      street: 'The street',
      taxPercent: 'The tax in percent',
      taxSource: 'The source',
      testimonials: 'Testimonials',
      text: 'The text',
      timing: 'The timing',
      title: 'The title',
      town: 'The town',
      uses: 'The number of uses',
      view: 'The view',
      yourFeedback: 'Your feedback',
      yourLocation: 'Your location',
      yourMessage: 'Your message',
      yourName: 'Your name',
      yourPhone: 'Your phone number',
    },
    front: COLOURS_EN,
    back: COLOURS_EN,
    object: {
      consentSource: 'how the guest said so',
      guestCompany: 'the company',
      altText: 'what the picture shows',
      country: 'the country',
      hotelName: 'the hotel’s name',
      guestName: 'the guest’s name',
      handedTo: 'the name of the person who gets the cash',
      guestPhone: 'the guest’s phone number',
      hotelPhone: 'the hotel’s phone number',
      label: 'a label',
      bandName: 'the name of the age band',
      personName: 'the name of the person',
      keyName: 'the name of the program',
      calendarName: 'a name, such as that of the portal',
      roleName: 'the name of the role',
      billingAddress: 'the address for the invoice',
      companyCountry: 'the country in which the company is registered',
      companyNumber: 'the number under which the company is registered there',
      invoiceName: 'to whom the invoice is made out',
      linkName: 'the name of the link',
      note: 'the note',
      policyName: 'the policy’s name',
      portal: 'the portal and its number for the booking',
      portalName: 'the name of the portal',
      portalNumber: 'the portal’s number',
      postcode: 'the postcode',
      rateName: 'a name',
      reason: 'the reason',
      taskNote: 'what was done',
      reference: 'your reference',
      reply: 'your reply',
      foundItem: 'what was found',
      particular: 'this particular of the guest',
      filingNumber: 'the number of the filing',
      foundPlace: 'the room or the place where it was found',
      receiver: 'who got it back',
      repairNote: 'what must be repaired',
      roomNumber: 'the room’s number',
      roomTypeDescription: 'a description',
      roomTypeName: 'the room type’s name',
      state: 'the state',
      street: 'the street and number',
      taxSource: 'the notification that says so',
      text: 'a text',
      title: 'a title',
      town: 'the town',
      yourEmail: 'your e-mail address',
      yourFeedback: 'your feedback',
      yourLocation: 'your location',
      yourName: 'your name',
      yourPhone: 'your phone number',
    },
  },
};

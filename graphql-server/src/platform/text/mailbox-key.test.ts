import { mailboxKey } from './mailbox-key';

test.each([
  ['Asha@Example.com', 'asha@example.com'],
  ['asha+hotel@example.com', 'asha@example.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['A.sha.Rao+x+y@gmail.com', 'asharao@gmail.com'],
  ['asha.rao@GoogleMail.com', 'asharao@gmail.com'],
  ['+asha@example.com', '+asha@example.com'],
])('mail to %s goes to the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});

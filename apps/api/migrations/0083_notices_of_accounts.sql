-- Whose account a notice tells of: what went to an address that the account had before goes with the account, too. Null: of no account.
alter table notices add column person_id uuid;

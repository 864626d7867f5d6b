-- A person's own allergies, if they keep them with the account, and when they agreed to it. They go with the account.
alter table people add column allergies jsonb, add column allergies_consented_at timestamptz;

-- Whether a guest's change said other allergies than before. What they are is in the order's remarks only, which are
-- erased with the contact. Decision 122.
alter table order_changes add column has_other_allergies boolean not null default false;

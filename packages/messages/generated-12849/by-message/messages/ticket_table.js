/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ table: NonNullable<unknown> }} Ticket_TableInputs */

const en_ca2_ticket_table = /** @type {(inputs: Ticket_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`table ${i?.table}`)
};

const fr_ca2_ticket_table = /** @type {(inputs: Ticket_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`à la table ${i?.table}`)
};

/**
* | output |
* | --- |
* | "table {table}" |
*
* @param {Ticket_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_table = /** @type {((inputs: Ticket_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_table(inputs)
	return en_ca2_ticket_table(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_SchoolInputs */

const en_ca2_ticket_school = /** @type {(inputs: Ticket_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`school meal`)
};

const fr_ca2_ticket_school = /** @type {(inputs: Ticket_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`repas scolaire`)
};

/**
* | output |
* | --- |
* | "school meal" |
*
* @param {Ticket_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_school = /** @type {((inputs?: Ticket_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_school(inputs)
	return en_ca2_ticket_school(inputs)
});
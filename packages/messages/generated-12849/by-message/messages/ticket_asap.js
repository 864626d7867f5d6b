/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Ticket_AsapInputs */

const en_ca2_ticket_asap = /** @type {(inputs: Ticket_AsapInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`As soon as possible, around ${i?.time}`)
};

const fr_ca2_ticket_asap = /** @type {(inputs: Ticket_AsapInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dès que possible, vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "As soon as possible, around {time}" |
*
* @param {Ticket_AsapInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_asap = /** @type {((inputs: Ticket_AsapInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_AsapInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_asap(inputs)
	return en_ca2_ticket_asap(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_PlacedInputs */

const en_ca2_ticket_placed = /** @type {(inputs: Ticket_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`placed`)
};

const fr_ca2_ticket_placed = /** @type {(inputs: Ticket_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`reçue`)
};

/**
* | output |
* | --- |
* | "placed" |
*
* @param {Ticket_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_placed = /** @type {((inputs?: Ticket_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_placed(inputs)
	return en_ca2_ticket_placed(inputs)
});
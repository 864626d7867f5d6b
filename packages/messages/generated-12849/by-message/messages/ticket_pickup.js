/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_PickupInputs */

const en_ca2_ticket_pickup = /** @type {(inputs: Ticket_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pickup`)
};

const fr_ca2_ticket_pickup = /** @type {(inputs: Ticket_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`à emporter`)
};

/**
* | output |
* | --- |
* | "pickup" |
*
* @param {Ticket_PickupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_pickup = /** @type {((inputs?: Ticket_PickupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_PickupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_pickup(inputs)
	return en_ca2_ticket_pickup(inputs)
});
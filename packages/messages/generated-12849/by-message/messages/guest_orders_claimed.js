/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Guest_Orders_ClaimedInputs */

const en_ca2_guest_orders_claimed = /** @type {(inputs: Guest_Orders_ClaimedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They’re now in your receipts.`)
};

const fr_ca2_guest_orders_claimed = /** @type {(inputs: Guest_Orders_ClaimedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elles figurent maintenant dans vos reçus.`)
};

/**
* | output |
* | --- |
* | "They’re now in your receipts." |
*
* @param {Guest_Orders_ClaimedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_claimed = /** @type {((inputs?: Guest_Orders_ClaimedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_ClaimedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_claimed(inputs)
	return en_ca2_guest_orders_claimed(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Guest_Orders_ForgottenInputs */

const en_ca2_guest_orders_forgotten = /** @type {(inputs: Guest_Orders_ForgottenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser has forgotten them.`)
};

const fr_ca2_guest_orders_forgotten = /** @type {(inputs: Guest_Orders_ForgottenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce navigateur les a oubliées.`)
};

/**
* | output |
* | --- |
* | "This browser has forgotten them." |
*
* @param {Guest_Orders_ForgottenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_forgotten = /** @type {((inputs?: Guest_Orders_ForgottenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_ForgottenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_forgotten(inputs)
	return en_ca2_guest_orders_forgotten(inputs)
});
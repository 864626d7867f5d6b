/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Guest_Orders_TextInputs */

const en_ca2_guest_orders_text = /** @type {(inputs: Guest_Orders_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They were placed in this browser before you signed in.`)
};

const fr_ca2_guest_orders_text = /** @type {(inputs: Guest_Orders_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elles ont été passées dans ce navigateur avant votre connexion.`)
};

/**
* | output |
* | --- |
* | "They were placed in this browser before you signed in." |
*
* @param {Guest_Orders_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_text = /** @type {((inputs?: Guest_Orders_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_text(inputs)
	return en_ca2_guest_orders_text(inputs)
});
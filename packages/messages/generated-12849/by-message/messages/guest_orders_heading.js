/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Guest_Orders_HeadingInputs */

const en_ca2_guest_orders_heading = /** @type {(inputs: Guest_Orders_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Are these orders yours?`)
};

const fr_ca2_guest_orders_heading = /** @type {(inputs: Guest_Orders_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ces commandes sont-elles les vôtres?`)
};

/**
* | output |
* | --- |
* | "Are these orders yours?" |
*
* @param {Guest_Orders_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_heading = /** @type {((inputs?: Guest_Orders_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_heading(inputs)
	return en_ca2_guest_orders_heading(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Venue_Orders_ResumeInputs */

const en_ca2_venue_orders_resume = /** @type {(inputs: Venue_Orders_ResumeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Orders open again at ${i?.time}`)
};

const fr_ca2_venue_orders_resume = /** @type {(inputs: Venue_Orders_ResumeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous reprenons les commandes à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Orders open again at {time}" |
*
* @param {Venue_Orders_ResumeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_orders_resume = /** @type {((inputs: Venue_Orders_ResumeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Orders_ResumeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_orders_resume(inputs)
	return en_ca2_venue_orders_resume(inputs)
});
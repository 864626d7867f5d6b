/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Venue_Orders_PausedInputs */

const en_ca2_venue_orders_paused = /** @type {(inputs: Venue_Orders_PausedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} is not taking orders at the moment. You can still read the menu.`)
};

const fr_ca2_venue_orders_paused = /** @type {(inputs: Venue_Orders_PausedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} ne prend pas de commandes en ce moment. Vous pouvez tout de même lire le menu.`)
};

/**
* | output |
* | --- |
* | "{venue} is not taking orders at the moment. You can still read the menu." |
*
* @param {Venue_Orders_PausedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_orders_paused = /** @type {((inputs: Venue_Orders_PausedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Orders_PausedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_orders_paused(inputs)
	return en_ca2_venue_orders_paused(inputs)
});
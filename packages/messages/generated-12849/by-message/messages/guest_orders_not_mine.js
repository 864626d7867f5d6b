/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Guest_Orders_Not_MineInputs */

const en_ca2_guest_orders_not_mine = /** @type {(inputs: Guest_Orders_Not_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No, forget them here`)
};

const fr_ca2_guest_orders_not_mine = /** @type {(inputs: Guest_Orders_Not_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non, les oublier ici`)
};

/**
* | output |
* | --- |
* | "No, forget them here" |
*
* @param {Guest_Orders_Not_MineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const guest_orders_not_mine = /** @type {((inputs?: Guest_Orders_Not_MineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Guest_Orders_Not_MineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_guest_orders_not_mine(inputs)
	return en_ca2_guest_orders_not_mine(inputs)
});
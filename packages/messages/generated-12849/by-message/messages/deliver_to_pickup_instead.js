/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Deliver_To_Pickup_InsteadInputs */

const en_ca2_deliver_to_pickup_instead = /** @type {(inputs: Deliver_To_Pickup_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pick it up instead`)
};

const fr_ca2_deliver_to_pickup_instead = /** @type {(inputs: Deliver_To_Pickup_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passer la chercher`)
};

/**
* | output |
* | --- |
* | "Pick it up instead" |
*
* @param {Deliver_To_Pickup_InsteadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const deliver_to_pickup_instead = /** @type {((inputs?: Deliver_To_Pickup_InsteadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Deliver_To_Pickup_InsteadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_deliver_to_pickup_instead(inputs)
	return en_ca2_deliver_to_pickup_instead(inputs)
});
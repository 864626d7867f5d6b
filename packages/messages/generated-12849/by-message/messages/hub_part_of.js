/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ hub: NonNullable<unknown> }} Hub_Part_OfInputs */

const en_ca2_hub_part_of = /** @type {(inputs: Hub_Part_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered together at ${i?.hub}`)
};

const fr_ca2_hub_part_of = /** @type {(inputs: Hub_Part_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tout ce qui a été commandé : ${i?.hub}`)
};

/**
* | output |
* | --- |
* | "Ordered together at {hub}" |
*
* @param {Hub_Part_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_part_of = /** @type {((inputs: Hub_Part_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Part_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_part_of(inputs)
	return en_ca2_hub_part_of(inputs)
});
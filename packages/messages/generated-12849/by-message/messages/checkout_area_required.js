/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Area_RequiredInputs */

const en_ca2_checkout_area_required = /** @type {(inputs: Checkout_Area_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose an area.`)
};

const fr_ca2_checkout_area_required = /** @type {(inputs: Checkout_Area_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez un secteur.`)
};

/**
* | output |
* | --- |
* | "Choose an area." |
*
* @param {Checkout_Area_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_area_required = /** @type {((inputs?: Checkout_Area_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Area_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_area_required(inputs)
	return en_ca2_checkout_area_required(inputs)
});
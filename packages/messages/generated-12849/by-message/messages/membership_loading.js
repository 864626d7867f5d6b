/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_LoadingInputs */

const en_ca2_membership_loading = /** @type {(inputs: Membership_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Looking for your membership…`)
};

const fr_ca2_membership_loading = /** @type {(inputs: Membership_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous cherchons votre adhésion…`)
};

/**
* | output |
* | --- |
* | "Looking for your membership…" |
*
* @param {Membership_LoadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_loading = /** @type {((inputs?: Membership_LoadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_LoadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_loading(inputs)
	return en_ca2_membership_loading(inputs)
});
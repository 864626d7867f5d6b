/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Suite_VersionInputs */

const en_ca2_refusal_suite_version = /** @type {(inputs: Refusal_Suite_VersionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone else has changed this in the meantime. Please look at it as it is now.`)
};

const fr_ca2_refusal_suite_version = /** @type {(inputs: Refusal_Suite_VersionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un d’autre l’a modifiée entre-temps. Voyez-la telle qu’elle est maintenant, s’il vous plaît.`)
};

/**
* | output |
* | --- |
* | "Someone else has changed this in the meantime. Please look at it as it is now." |
*
* @param {Refusal_Suite_VersionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_suite_version = /** @type {((inputs?: Refusal_Suite_VersionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Suite_VersionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_suite_version(inputs)
	return en_ca2_refusal_suite_version(inputs)
});
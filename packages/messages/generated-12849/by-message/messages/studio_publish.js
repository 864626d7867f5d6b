/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_PublishInputs */

const en_ca2_studio_publish = /** @type {(inputs: Studio_PublishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publish now`)
};

const fr_ca2_studio_publish = /** @type {(inputs: Studio_PublishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publier maintenant`)
};

/**
* | output |
* | --- |
* | "Publish now" |
*
* @param {Studio_PublishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_publish = /** @type {((inputs?: Studio_PublishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_PublishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_publish(inputs)
	return en_ca2_studio_publish(inputs)
});
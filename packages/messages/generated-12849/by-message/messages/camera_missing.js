/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Camera_MissingInputs */

const en_ca2_camera_missing = /** @type {(inputs: Camera_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device has no camera that we can use.`)
};

const fr_ca2_camera_missing = /** @type {(inputs: Camera_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appareil n’a pas d’appareil photo que nous puissions utiliser.`)
};

/**
* | output |
* | --- |
* | "This device has no camera that we can use." |
*
* @param {Camera_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const camera_missing = /** @type {((inputs?: Camera_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Camera_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_camera_missing(inputs)
	return en_ca2_camera_missing(inputs)
});
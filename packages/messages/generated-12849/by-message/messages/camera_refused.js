/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Camera_RefusedInputs */

const en_ca2_camera_refused = /** @type {(inputs: Camera_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t use the camera. Allow it for this site in your browser’s settings, then try again.`)
};

const fr_ca2_camera_refused = /** @type {(inputs: Camera_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas accès à l’appareil photo. Autorisez-le pour ce site dans les réglages du navigateur, puis réessayez.`)
};

/**
* | output |
* | --- |
* | "We can’t use the camera. Allow it for this site in your browser’s settings, then try again." |
*
* @param {Camera_RefusedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const camera_refused = /** @type {((inputs?: Camera_RefusedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Camera_RefusedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_camera_refused(inputs)
	return en_ca2_camera_refused(inputs)
});